import "./styles/base.css";
