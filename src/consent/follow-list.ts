import type { Consent } from './consent';
import type { OwnList } from './own-list';

/** Lets the page's consent follow the site's own list: what is necessary is always allowed, and an answer is one to this list. Returns the undo. */
export function followList(consent: Consent, list: OwnList): () => void {
  const { allows, choose } = consent;
  const following: Pick<Consent, 'allows' | 'choose'> = {
    allows(names: string) {
      const asked = names.split(' ').filter((name) => !list.always.includes(name));
      return asked.length === 0 || allows(asked.join(' '));
    },
    choose(choice) {
      list.isOutdated = false;
      choose(choice);
    },
  };
  Object.assign(consent, following);
  return () => Object.assign(consent, { allows, choose });
}
