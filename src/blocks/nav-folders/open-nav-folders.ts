import type { Scope } from '../../core/scope';
import { findAll, findAround, matches } from '../../dom/find-all';
import { mountNavFolders, type NavFolder } from '../../ui/navigation/nav-folder';

/** In one family the links get presses only by a state of the folder, and the header cuts them off without one of its own. */
const toggledByClass = (content: HTMLElement) => {
  const folder = findAround(content, '[data-controller=FolderToggle],[data-controller="inlay:FolderToggle"]');
  return folder
    ? [
        [folder, { classes: { 'folder-open': true } }] as const,
        ...findAll(document, '#siteHeader').map(
          (header) => [header, { classes: { 'folder-overflow': true } }] as const,
        ),
      ]
    : [];
};

export function openNavFolders(scope: Scope, folders: readonly NavFolder[]): void {
  mountNavFolders(scope, folders, (content) =>
    // Theme CSS puts those of one family beside the window, and flattens the others; all are transparent.
    matches(content, '.Header-nav-folder')
      ? [[content, { styles: { left: '0', opacity: '1', transform: 'none' } }]]
      : [
          [content, { styles: { display: 'block', transform: 'none' } }],
          ...[...content.children].map((child) => [child, { styles: { opacity: '1' } }] as const),
          ...toggledByClass(content),
        ],
  );
}
