import { findContext } from '../context/find-context';
import { number, object, type Read, strings } from '../data/shape';

const named = strings('id title');

/** What only forms ask of the page's context: not in the context that every page reads. */
const visitorContext = object({
  item: object(named),
  collection: object({ ...named, permissionType: number() }),
  recaptchaEnterpriseContext: object(strings('recaptchaEnterpriseSiteKey')),
});

/** Never throws: a page without a context has said so already. */
export function readVisitorContext(): Readonly<Read<typeof visitorContext>> {
  try {
    return visitorContext(findContext());
  } catch {
    return visitorContext(undefined);
  }
}
