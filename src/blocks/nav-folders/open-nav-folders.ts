import type { Scope } from '../../core/scope';
import { matches } from '../../dom/find-all';
import { mountNavFolders, type NavFolder } from '../../ui/navigation/nav-folder';

export function openNavFolders(scope: Scope, folders: readonly NavFolder[]): void {
  mountNavFolders(scope, folders, (content) =>
    // Theme CSS puts those of one family beside the window, and flattens the others; all are transparent.
    matches(content, '.Header-nav-folder')
      ? [[content, { styles: { left: '0', opacity: '1', transform: 'none' } }]]
      : [
          [content, { styles: { display: 'block', transform: 'none' } }],
          ...[...content.children].map((child) => [child, { styles: { opacity: '1' } }] as const),
        ],
  );
}
