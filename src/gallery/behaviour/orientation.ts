import type { Behaviour } from '../model/gallery-context';

/** What is to be done when the device has been turned; the page has one listener for all galleries. */
const refreshes = new Set<() => void>();

function turn(): void {
  for (const refresh of refreshes) refresh();
}

/** A device that is turned may keep the gallery's width; what hangs on heights is placed anew. */
export const orientation: Behaviour = ({ gallery, scope }) => {
  if (!gallery.attributes.refreshOnOrientationChange) return undefined;
  const refresh = scope.guard(gallery.refresh);
  if (!refreshes.size) screen.orientation?.addEventListener('change', turn);
  refreshes.add(refresh);
  return () => {
    refreshes.delete(refresh);
    if (!refreshes.size) screen.orientation?.removeEventListener('change', turn);
  };
};
