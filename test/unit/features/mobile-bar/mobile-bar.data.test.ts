import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { readMobileBar } from '../../../../src/features/mobile-bar/mobile-bar.data';

const context = (settings: object, more: object = {}) => ({
  showAnnouncementBar: true,
  website: { language: 'en-US', location: { addressTitle: 'Glasshouse', mapLat: 51.5, mapLng: -1.25 } },
  websiteSettings: {
    contactEmail: 'a@b.example',
    contactPhoneNumber: '+44 20 7946 0123',
    businessHours: {
      monday: { text: 'Closed', ranges: [{}] },
      tuesday: { text: '', ranges: [{ from: 540, to: 1020 }] },
    },
    mobileInfoBarSettings: settings,
  },
  ...more,
});
const ALL = {
  isContactEmailEnabled: true,
  isContactPhoneNumberEnabled: true,
  isLocationEnabled: true,
  isBusinessHoursEnabled: true,
};

const offeredBy = (bar: object | undefined) =>
  Object.entries(bar ?? {}).flatMap(([name, value]) => (value === undefined ? [] : name));

describe('the mobile info bar', () => {
  it('offers what is enabled and what the site has data for', () => {
    expect(readMobileBar(context({ style: 3, ...ALL }))).toEqual({
      isDark: true,
      emailUrl: 'mailto:a@b.example',
      phoneUrl: 'tel:+442079460123',
      place: { lines: ['Glasshouse'], mapUrl: expect.stringContaining('51.5%2C-1.25') },
      hours: [
        { day: 'monday', text: 'Closed' },
        { day: 'tuesday', text: expect.stringMatching(/9:00.AM – 5:00.PM/) },
      ],
    });
    expect(offeredBy(readMobileBar(context({ isLocationEnabled: true })))).toEqual(['isDark', 'place']);
  });

  it.each([
    ['style 1', context({ style: 1, ...ALL })],
    ['nothing enabled', context({ style: 2 })],
    ['nothing to offer', { showAnnouncementBar: true, websiteSettings: { mobileInfoBarSettings: ALL } }],
    ['no context', undefined],
  ])('is undefined: %s', (_, given) => {
    expect(readMobileBar(given)).toBeUndefined();
  });

  it('offers neither an email nor a call that leads nowhere, and says so', () => {
    const warn = vi.fn();
    const { website, websiteSettings } = context(ALL);
    const bar = readMobileBar(
      {
        website,
        websiteSettings: { ...websiteSettings, contactEmail: 'hello', contactPhoneNumber: 'ask us' },
      },
      warn,
    );
    expect(offeredBy(bar)).toEqual(['isDark', 'place', 'hours']);
    expect(warn.mock.calls).toEqual([
      ['websiteSettings.contactEmail', 'valid page URL', 'mailto:hello'],
      ['websiteSettings.contactPhoneNumber', 'valid page URL', 'tel:'],
    ]);
  });

  it('formats no time where the owner says the hours in words', () => {
    const { website, websiteSettings } = context(ALL);
    const businessHours = { monday: { text: 'All day', ranges: [{ from: 540, to: 1020 }] } };
    const formats = vi.spyOn(Intl, 'DateTimeFormat');
    const bar = readMobileBar({ website, websiteSettings: { ...websiteSettings, businessHours } });
    expect(bar?.hours).toEqual([{ day: 'monday', text: 'All day' }]);
    expect(formats).not.toHaveBeenCalled();
    formats.mockRestore();
  });

  it('leaves out impossible hours', () => {
    const hours = (from: unknown, to: unknown) => {
      const { website, websiteSettings } = context(ALL);
      const businessHours = { monday: { ranges: [{ from, to }] }, tuesday: { text: 'Always' } };
      return readMobileBar({ website, websiteSettings: { ...websiteSettings, businessHours } })?.hours;
    };
    for (const minutes of [1e308, -1, 2881, '1e99']) {
      expect(hours(minutes, 600)).toEqual([{ day: 'tuesday', text: 'Always' }]);
      expect(hours(600, minutes)).toEqual([{ day: 'tuesday', text: 'Always' }]);
    }
    expect(hours(1320, 1560)).toHaveLength(2);
    // From midnight to the end of the next day.
    expect(hours(0, 2880)).toHaveLength(2);
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.anything(), (given) => void readMobileBar(given)));
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), fc.string(), (businessHours, language) => {
        const { websiteSettings } = context(ALL);
        readMobileBar({ website: { language }, websiteSettings: { ...websiteSettings, businessHours } });
      }),
    );
  });
});
