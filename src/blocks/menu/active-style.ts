declare global {
  interface Window {
    applyActiveStyle?: unknown;
  }
}

const answers = new Set<(id: string) => void>();
let servers: unknown;

function applyActiveStyle(id: unknown): void {
  for (const answer of answers) answer(`${id}`);
}

/**
 * Answers `applyActiveStyle('1-…')`, which the radio buttons of old pages call, for as long as a menu is mounted. The function
 * that those pages define marks a tab, and takes the mark away from the tabs of all other menus of the page. Returns the undo.
 */
export function answerActiveStyle(answer: (id: string) => void): () => void {
  if (answers.size === 0) {
    servers = window.applyActiveStyle;
    window.applyActiveStyle = applyActiveStyle;
  }
  answers.add(answer);
  return () => {
    answers.delete(answer);
    if (answers.size > 0 || window.applyActiveStyle !== applyActiveStyle) return;
    if (servers === undefined) delete window.applyActiveStyle;
    else window.applyActiveStyle = servers;
  };
}
