/**
 * Which engraving a card shows. Every kind has one, and a landmark whose outline is
 * known all over the world has one that resembles it. Only closed sides are drawn here: nothing
 * in this file says anything about a number.
 */
import { SILHOUETTES, type Picture } from "./silhouettes";

const OF_LANDMARK: Record<string, Picture> = {
  canton_tower: "tower-hyperbolic",
  shukhov_tower: "tower-hyperbolic",
  oriental_pearl_tower: "tower-globes",
  kuwait_towers: "tower-globes",
  space_needle: "tower-needle",
  stratosphere_tower: "tower-needle",
  jested_tower: "tower-cone",
  zizkov_tv_tower: "tower-pods",
  tokyo_tower: "tower-lattice",
  tokyo_skytree: "tower-lattice",
  eiffel_tower: "tower-lattice",
  petrin_tower: "tower-lookout",
  mole_antonelliana: "cathedral-needle",
  dom_tower_utrecht: "tower-tiers",
  spasskaya_tower: "tower-tiers",
  giralda: "tower-bell",
  st_marks_campanile: "tower-bell",
  asinelli_tower: "tower-bell",
  ivan_the_great: "cathedral-onion",
  big_ben: "tower-clock",
  lacerda_elevator: "tower-elevator",
  leaning_tower_of_pisa: "tower-leaning",
  hassan_tower: "mosque-square",
  kalyan_minaret: "tower-minaret",

  makkah_clock_tower: "skyscraper-clock",
  willis_tower: "skyscraper-slab",
  carlton_centre: "skyscraper-slab",
  q1_tower: "skyscraper",
  rockefeller_center: "skyscraper-slab",
  torre_foster: "skyscraper-slab",
  nabemba_tower: "skyscraper-gherkin",
  gherkin: "skyscraper-gherkin",
  taipei_101: "skyscraper-stacked",
  shanghai_wfc: "skyscraper-gap",
  kingdom_centre: "skyscraper-gap",
  petronas_towers: "skyscraper-twin",
  wtc_twin_towers: "skyscraper-boxes",
  empire_state_building: "skyscraper-deco",
  chrysler_building: "skyscraper-deco",
  woolworth_building: "skyscraper-deco",
  moscow_state_university: "skyscraper-deco",
  palace_of_culture_warsaw: "skyscraper-deco",
  burj_al_arab: "skyscraper-sail",
  the_shard: "skyscraper-shard",
  one_world_trade_center: "skyscraper-shard",
  transamerica_pyramid: "skyscraper-pyramid",
  marina_bay_sands: "skyscraper-deck",
  turning_torso: "skyscraper-twist",
  shanghai_tower: "skyscraper-twist",

  rouen_cathedral: "cathedral-spire",
  strasbourg_cathedral: "cathedral-spire",
  milan_cathedral: "cathedral-marble",
  maringa_cathedral: "cathedral-cone",
  peter_and_paul_cathedral: "cathedral-needle",
  florence_cathedral: "cathedral-dome",
  st_pauls_cathedral: "cathedral-dome",
  saint_isaacs_cathedral: "cathedral-dome",
  helsinki_cathedral: "cathedral-dome",
  christ_the_saviour: "cathedral-onion",
  alexander_nevsky_sofia: "cathedral-onion",

  our_lady_of_peace: "church-dome",
  lichen_basilica: "church-dome",
  st_peters_basilica: "church-dome",
  dome_des_invalides: "church-dome",
  dresden_frauenkirche: "church-bell-dome",
  our_saviour_copenhagen: "church-spiral",
  savior_on_blood: "church-onion",
  hallgrimskirkja: "church-organ",
  kizhi_transfiguration: "church-wood",

  ushiku_daibutsu: "statue-standing",
  motherland_monument_kyiv: "statue-raised",
  motherland_calls: "statue-sword",
  peter_the_great_statue: "statue-ship",
  leshan_giant_buddha: "statue-buddha",
  tian_tan_buddha: "statue-buddha",
  kamakura_buddha: "statue-buddha",
  christ_the_redeemer: "statue-arms",
  great_sphinx: "statue-sphinx",
  merlion: "statue-merlion",
  colossus_of_rhodes: "statue-colossus",

  millau_viaduct: "bridge-stayed",
  oresund_bridge: "bridge-stayed",
  sydney_harbour_bridge: "bridge-arch",
  forth_bridge: "bridge-cantilever",
  brooklyn_bridge: "bridge-gothic",
  tower_bridge: "bridge-towers",

  juche_tower: "monument-flame",
  monas: "monument-flame",
  spire_of_dublin: "monument-needle",
  atomium: "monument-atoms",
  maqam_echahid: "monument-fins",
  azadi_tower: "monument-azadi",
  voortrekker_monument: "monument-block",
  stonehenge: "monument-stones",

  angkor_wat: "temple-lotus",
  toji_pagoda: "temple-pagoda",
  pantheon_rome: "temple-dome",
  al_khazneh: "temple-rock",
  temple_of_heaven: "temple-round",
  temple_of_edfu: "temple-pylon",
  borobudur: "temple-stupa",
  kinkakuji: "temple-pavilion",

  hassan_ii_mosque: "mosque-square",
  koutoubia_mosque: "mosque-square",
  malwiya_minaret: "mosque-spiral",
  djenne_mosque: "mosque-mud",
  dome_of_the_rock: "mosque-octagon",

  gateway_arch: "arch-catenary",
  arch_of_constantine: "arch-three",
  gate_of_the_sun: "gate-stone",

  tikal_temple_i: "pyramid-steps",
  el_castillo: "pyramid-steps",
  louvre_pyramid: "pyramid-glass",

  hungarian_parliament: "palace-spires",
  potala_palace: "palace-mountain",
  himeji_castle: "castle-keep",
  belem_tower: "castle-river",
  birds_nest_stadium: "stadium-nest",

  khan_shatyr: "building-tent",
  grande_arche: "building-cube",
  sydney_opera_house: "building-sails",
  pantheon_paris: "building-portico",
};

/** The engraving of a landmark: its own, else its kind's; a stone for a kind nobody has drawn. */
export function pictureOf(card: string, kind: string): Picture {
  return OF_LANDMARK[card] ?? (kind in SILHOUETTES ? (kind as Picture) : "monument");
}

/** Where a picture's symbol lies in the page. */
export function symbolOf(picture: Picture): string {
  return `landmark-${picture}`;
}
