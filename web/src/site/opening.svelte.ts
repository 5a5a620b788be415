/** What the page waits for while a site without a server opens. */
let elsewhere = $state(false);

export const opening = {
  /** Is Tripolis open in another tab? */
  get elsewhere() {
    return elsewhere;
  },
  set elsewhere(is: boolean) {
    elsewhere = is;
  },
};
