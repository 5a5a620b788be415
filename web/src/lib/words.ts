// The promised name of the module; Svelte wants reactive state in a file called .svelte.ts.
export * from "./words.svelte";
