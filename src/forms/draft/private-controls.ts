/** Secrets, and what the page or its author has opted out. */
const PRIVATE = [
  'input[type="password"]',
  // Also while a theme's button shows what is typed.
  '.form-item.password input',
  '[autocomplete~="off"]',
  '[autocomplete*="password"]',
  '[autocomplete~="one-time-code"]',
  '[autocomplete*="cc-"]',
  '[data-inlay-draft="off"] *',
  '[data-inlay-draft="off"]',
].join();

/** Whether what a control holds must never be written down, neither as it is nor as a digest that can be guessed. */
export const isPrivate = (control: Element): boolean => control.matches(PRIVATE);
