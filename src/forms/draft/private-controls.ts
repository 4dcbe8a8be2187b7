/** Secrets, and controls that the page or its author has excluded. */
const PRIVATE = [
  'input[type="password"]',
  // Also while a theme's button shows the password.
  '.form-item.password input',
  '[autocomplete~="off"]',
  '[autocomplete*="password"]',
  '[autocomplete~="one-time-code"]',
  '[autocomplete*="cc-"]',
  '[data-inlay-draft="off"] *',
  '[data-inlay-draft="off"]',
].join();

/** Whether the value of a control must never be stored, neither as it is nor as a digest that could be guessed. */
export const isPrivate = (control: Element): boolean => control.matches(PRIVATE);
