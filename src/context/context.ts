import {
  flag,
  list,
  number,
  object,
  type Read,
  type Reader,
  record,
  string,
  strings,
  type WarnShape,
} from '../data/shape';
import { TemplateVersion, WebsiteType } from '../vocabulary/sites';

/** Real pages write roles as an object with numeric keys (`{"1":true,"9":true}`), the specification as a list. */
const roles: Reader<readonly number[]> = (value, path, warn) => {
  if (Array.isArray(value)) return list(number(0))(value, path, warn);
  const known = record()(value, path, warn) ?? {};
  return Object.keys(known)
    .filter((key) => known[key] === true)
    .map(Number);
};

const named = object(strings('id fullUrl'));
const captcha = object(strings('siteKey'));

const siteContext = object({
  ...strings('appDomain collectionId itemId templateId'),
  website: object({
    ...strings('id identifier baseUrl typekitId language formattingLocale'),
    websiteType: number(WebsiteType.classic),
    siteStatus: object({ value: number() }),
    developerMode: flag(),
    cloneable: flag(),
    captchaSettings: captcha,
  }),
  authenticatedAccount: record(),
  websiteRoles: roles,
  websiteSettings: object({
    ...strings('disqusShortname'),
    commentsEnabled: flag(),
    announcementBarSettings: record(),
    mobileInfoBarSettings: record(),
    popupOverlaySettings: record(),
    pinterestOverlayOptions: object({ mode: string('disabled') }),
    storeSettings: object({ selectedCurrency: string('USD') }),
  }),
  collection: named,
  item: named,
  pageType: number(),
  // Older pages do not have this key; there the settings of each bar decide.
  showAnnouncementBar: flag(true),
  demoCollections: list(object({ ...strings('collectionId'), deleted: flag() })),
  cookieSettings: record(),
  captchaSettings: captcha,
  googleFonts: list(object(strings('includeName'))),
  typekitFonts: list(object({ ...strings('id'), variations: list(string()) })),
  templateInstallation: record(),
  templateVersion: string(TemplateVersion.seven),
  tweakJSON: record(),
});

/** The platform's data about the page, checked field by field, with the specification's names and defaults. */
export type SiteContext = Readonly<Read<typeof siteContext>>;

/** Reads a context object of any quality. Values of the wrong type are dropped and reported; nothing throws. */
export function readSiteContext(source: unknown, warn?: WarnShape): SiteContext {
  const context = siteContext(source, '', warn);
  // Real pages and the specification name some fields differently: both names are accepted, and one is kept.
  context.collectionId ||= context.collection.id;
  context.itemId ||= context.item.id;
  context.captchaSettings.siteKey ||= context.website.captchaSettings.siteKey;
  return context;
}
