/** The overlay's own style: its shadow root keeps the theme's rules out, and a sheet made by script needs no `<style>`. */
export const DEBUG_STYLES = `
:host {
  all: initial;
  color-scheme: light dark;
  --surface: #ffffff;
  --text: #1b2430;
  --quiet: #4b5868;
  --line: #d3dae3;
  --link: #0b57b0;
  --fault: #b3261e;
}
@media (prefers-color-scheme: dark) {
  :host {
    --surface: #10141a;
    --text: #e8edf4;
    --quiet: #aab6c5;
    --line: #4b5868;
    --link: #8cc4ff;
    --fault: #ff9d8c;
  }
}
.overlay {
  position: fixed;
  z-index: 2147483000;
  inset: var(--top, auto) auto auto var(--left, auto);
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  inline-size: min(32rem, calc(100vw - 1rem));
  max-block-size: 50vh;
  border: 1px solid var(--line);
  border-radius: 6px;
  background: var(--surface);
  color: var(--text);
  box-shadow: 0 4px 16px rgb(0 0 0 / 30%);
  font: 13px / 1.45 ui-monospace, monospace;
}
header {
  display: flex;
  align-items: center;
  gap: 4px;
  padding: 4px;
}
h2, h3 {
  margin: 0;
  font: inherit;
  font-weight: 700;
}
h2 {
  flex: 1;
  min-inline-size: 0;
}
h3 {
  padding-block: 8px 2px;
}
header button, .support button, textarea {
  min-inline-size: 32px;
  min-block-size: 32px;
  padding: 0 8px;
  border: 1px solid var(--line);
  border-radius: 4px;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
}
textarea {
  box-sizing: border-box;
  inline-size: 100%;
  cursor: text;
}
.grip {
  cursor: move;
  touch-action: none;
}
:focus-visible {
  outline: 2px solid var(--link);
  outline-offset: 1px;
}
.body {
  overflow: auto;
  overscroll-behavior: contain;
  padding: 0 8px 8px;
  border-block-start: 1px solid var(--line);
}
ul {
  margin: 0;
  padding: 0;
  list-style: none;
}
li {
  padding-block: 4px;
  border-block-end: 1px solid var(--line);
  overflow-wrap: anywhere;
}
p {
  margin: 4px 0;
}
li p {
  margin: 0;
  color: var(--quiet);
}
li button {
  padding: 0;
  border: 0;
  background: none;
  color: var(--link);
  font: inherit;
  text-align: start;
  text-decoration: underline;
  cursor: pointer;
}
li .fault, [data-state="failed"] .state {
  color: var(--fault);
}
@media print {
  .overlay {
    display: none;
  }
}
`;
