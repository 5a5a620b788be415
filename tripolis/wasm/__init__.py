"""The rules as WebAssembly: built once, with the package, and run without a compiler."""
