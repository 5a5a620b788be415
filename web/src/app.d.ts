/// <reference types="svelte" />
/// <reference types="vite/client" />

/** Set by the build: does this page play without a server? */
declare const __SITE__: boolean;
