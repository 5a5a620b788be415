### What every game shares: seats, refusals, positions and record files.
###
### $reason is a whole sentence of its own. $place is a path inside a position, such as
### state.seats[0].hand; option names, values and moves are the same in every language.

# A seat whose player has no name. $number counts from 1.
engine-seat = Игрок { $number }
    .gen = игрока { $number }
    .dat = игроку { $number }
# Имя человека: само оно не склоняется, падеж показывает слово «игрок».
engine-named = { $name }
    .gen = игрока { $name }
    .dat = игроку { $name }

## Starting a game

engine-unknown-game = Игры «{ $name }» здесь нет. Сыграть можно в такие: { $known }.
engine-broken-game = Игру «{ $name }» не удаётся загрузить из пакета «{ $package }»: { $problem }.
engine-not-a-game = В пакете «{ $package }» нет GAME с именем «{ $name }».
engine-unknown-option = У игры «{ $game }» нет настройки «{ $option }». Есть такие: { $allowed }.
engine-bad-choice = Настройка «{ $option }» не может быть «{ $value }». Выберите одно из значений: { $allowed }.
engine-too-many-seats = Настройка «{ $option }» задаётся для каждого места. Указано значений: { $count }, а мест за столом не больше { $most }.
engine-bad-switch = Настройка «{ $option }» не может быть «{ $value }». Она принимает значение true или false.
engine-bad-number = Настройка «{ $option }» не может быть «{ $value }». Нужно целое число от { $low } до { $high }.
engine-bad-players = Число игроков «{ $players }» для этой игры не подходит. Нужно от { $low } до { $high }.
engine-bad-players-type = Число игроков — это целое число от { $low } до { $high }, а не «{ $players }» типа { $type }.
engine-unknown-player = Бота «{ $name }» здесь нет. Выбрать можно из таких: { $known }.
engine-bad-seed = «{ $seed }» не может быть зерном раздачи. Нужно целое число меньше 2 в степени 256 или текст, в котором не больше 64 шестнадцатеричных цифр.

## Playing

engine-match-over = Партия окончена, ходить больше нельзя.
engine-wrong-seat = Места «{ $seat }» за этим столом нет. Места пронумерованы от 0 до { $last }.
engine-wrong-seat-type = Место — это целое число от 0 до { $last }, а не «{ $seat }» типа { $type }.
engine-not-your-turn = Сейчас ходит не { $player }.
    .you = Сейчас не ваш ход.
engine-illegal-move = Ход «{ $move }» невозможен. { $reason }
engine-nothing-to-undo = Возвращать нечего: ни одного хода ещё не сделано.

## Positions

engine-position-rules = Эта позиция записана по правилам версии { $version }, а программа играет по версии { $ours }. Откройте её в Tripolis с той же версией правил.
engine-position-object = Значение «{ $place }» должно быть объектом JSON: имена и значения в фигурных скобках.
engine-position-missing = В позиции не хватает «{ $place }». Добавьте это значение.
engine-position-unknown = Лишнее в позиции: «{ $place }». Уберите это значение.
engine-position-number = Значение «{ $place }» должно быть целым числом от { $low } до { $high }.
engine-position-boolean = Значение «{ $place }» должно быть true или false.
engine-position-choice = Значение «{ $place }» должно быть одним из этих: { $allowed }.
engine-position-list = Значение «{ $place }» должно быть списком; число элементов: от { $low } до { $high }.
engine-position-item = В «{ $place }» не может стоять «{ $item }». Запишите значение так, как это делает программа, сохраняя позицию.

## Record files

engine-record-unreadable = Не удаётся прочитать файл «{ $path }» ({ $problem }). Проверьте, что он существует и что у вас есть к нему доступ.
engine-record-too-large = Файл «{ $path }» слишком велик для записи партии. Выберите другой файл.
engine-record-foreign = Это не запись партии Tripolis. Такой файл — обычный текст, и начинается он словами «Tripolis record».
engine-record-newer = У этой записи формат { $version }, а программа читает форматы до { $ours } включительно. Запись откроет более новая версия Tripolis.
engine-record-newer-rules = Строка { $line }: партию играли по правилам версии { $version }, а программа играет по версии { $ours }. Запись откроет более новая версия Tripolis.
engine-record-older-rules = Строка { $line }: партию играли по правилам версии { $version }, а программа играет по версии { $ours }. Запись откроет та версия Tripolis, в которой её сохранили.
engine-record-truncated = Запись обрывается на строке { $line }. Возьмите полную копию файла.
engine-record-damaged = После сохранения запись изменилась: её содержание не сходится с последней строкой, номер { $line }. Возьмите нетронутую копию файла.
engine-record-expected = Строка { $line } должна начинаться с «{ $name }:».
engine-record-value = Строка { $line }: значение «{ $name }» непонятно. Запишите его так, как это делает программа, сохраняя партию.
engine-record-left-over = Строка { $line } лишняя: запись должна была закончиться раньше.
engine-record-line = В строке { $line } ошибка. { $reason }
engine-record-start = Партию из этой записи начать нельзя. { $reason }
engine-record-move = В строке { $line } неверный ход. { $reason }
engine-record-state = Строка { $line }: ходы приводят не к той итоговой позиции, которая указана в записи. Возьмите нетронутую копию файла.
engine-record-result = Строка { $line }: ходы приводят не к тому результату, который указан в записи. Возьмите нетронутую копию файла.
engine-position-question = Вопрос, который задаёт эта позиция, в ней возникнуть не может.
engine-bad-view = Нет позиции, которая выглядит так. Передайте вид таким, каким его выдала игра, — с наблюдением и допустимыми ходами или без них.
engine-no-from-view = Партию { $game } нельзя восстановить по виду: у игры нет модуля «from_view».
