import { flag, list, number, object, record, string, strings, type WarnShape } from '../../data/shape';
import { encodePart } from '../../text/address-part';
import { language } from '../../text/language';
import { emailLink } from '../../text/links/email-link';
import { phoneLink } from '../../text/links/phone-link';
import { link } from '../../text/links/read-link';
import { MobileBarStyle } from '../../vocabulary/sites';

export const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** The actions of the bar. Undefined: not enabled, or the site has no data for it. */
export type MobileBarData = NonNullable<ReturnType<typeof readMobileBar>>;

const readDay = object({ text: string(), ranges: list(object({ from: number(), to: number() })) });

const readPage = object({
  website: object({
    location: object({
      ...strings('addressTitle addressLine1 addressLine2 addressCountry'),
      mapLat: number(),
      mapLng: number(),
    }),
  }),
  websiteSettings: object({
    mobileInfoBarSettings: object({
      // Older pages have none.
      style: number(MobileBarStyle.light),
      isContactEmailEnabled: flag(),
      isContactPhoneNumberEnabled: flag(),
      isLocationEnabled: flag(),
      isBusinessHoursEnabled: flag(),
    }),
    ...strings('contactEmail contactPhoneNumber'),
    businessHours: record(),
  }),
});

/** Hours past midnight are minutes of the next day. */
const LAST_MINUTE = 2 * 24 * 60;
const isTime = (minutes: number | undefined): minutes is number =>
  minutes !== undefined && minutes >= 0 && minutes <= LAST_MINUTE;

/** Minutes of the day as a time in the page's language. The first such format takes a phone 100 ms and more. */
const timeOf = (minutes: number): string =>
  new Intl.DateTimeFormat(language.locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    new Date(minutes * 60_000),
  );

const timesOf = ({ from, to }: Readonly<Record<'from' | 'to', number | undefined>>) =>
  isTime(from) && isTime(to) ? [`${timeOf(from)} – ${timeOf(to)}`] : [];

function readWeek(source: Readonly<Record<string, unknown>> | undefined) {
  return WEEK.map((day) => {
    const { text, ranges } = readDay(source?.[day]);
    return { day, text: text.trim() || ranges.flatMap(timesOf).join(', ') };
  }).filter(({ text }) => text);
}

/** Reads what the bar offers from a page's context; undefined where it is switched off, or has nothing to offer. */
export function readMobileBar(context: unknown, warn?: WarnShape) {
  const { website, websiteSettings } = readPage(context, '', warn);
  const { mobileInfoBarSettings: settings, contactEmail, contactPhoneNumber } = websiteSettings;
  if (settings.style === MobileBarStyle.none) return undefined;
  const { mapLat, mapLng, ...address } = website.location;
  const lines = Object.values(address).filter(Boolean);
  const week = settings.isBusinessHoursEnabled ? readWeek(websiteSettings.businessHours) : [];
  const target = mapLat !== undefined && mapLng !== undefined ? `${mapLat},${mapLng}` : lines.join(', ');
  const emailUrl =
    settings.isContactEmailEnabled && contactEmail
      ? link(emailLink({ to: contactEmail }), 'websiteSettings.contactEmail', warn)
      : undefined;
  const phoneUrl =
    settings.isContactPhoneNumberEnabled && contactPhoneNumber
      ? link(phoneLink(contactPhoneNumber), 'websiteSettings.contactPhoneNumber', warn)
      : undefined;
  const place =
    settings.isLocationEnabled && target
      ? { lines, mapUrl: `https://www.google.com/maps/search/?api=1&query=${encodePart(target)}` }
      : undefined;
  /** By day: the owner's text, or the hours in the language of the page. */
  const hours = week.length ? week : undefined;
  if (!emailUrl && !phoneUrl && !place && !hours) return undefined;
  return { isDark: settings.style === MobileBarStyle.dark, emailUrl, phoneUrl, place, hours };
}
