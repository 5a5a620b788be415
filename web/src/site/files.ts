/** Where the site's other files are: in a folder that is named by its contents, so that no version mixes with another. */
const folder = document.querySelector<HTMLMetaElement>('meta[name="tripolis-files"]')?.content ?? "";

/** The address of one of them. */
export const where = (file: string): string => new URL(`${folder}/${file}`, document.baseURI).href;
