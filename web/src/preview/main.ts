import { mount } from "svelte";
import "../styles/base.css";
import Preview from "./Preview.svelte";

mount(Preview, { target: document.getElementById("preview")! });
