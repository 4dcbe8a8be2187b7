import { mountThirdParty } from '../../consent/load-third-party';
import { THIRD_PARTIES, thirdPartyUrl } from '../../consent/third-parties';
import { defineUnit } from '../../core/unit';
import { draw } from '../../react/draw';
import { createMessages } from '../../text/messages';
import { ThirdPartyNote } from '../../ui/third-party-note/third-party-note.view';
import { readConcerts } from './read-concerts';
import './tour-dates.css';
import { readTourDates } from './tour-dates.data';
import messages from './tour-dates.messages.json';
import { TourDates } from './tour-dates.view';

const t = createMessages(messages);

async function fetchConcerts(address: string) {
  const response = await fetch(thirdPartyUrl('bandsintown', address), {
    credentials: 'omit',
    signal: AbortSignal.timeout(THIRD_PARTIES.bandsintown.timeoutMs),
  });
  if (!response.ok) throw new Error(`Bandsintown answers with ${response.status}.`);
  return readConcerts(await response.json());
}

export const unit = defineUnit({
  read: readTourDates,
  mount({ content, artist, address, link }, scope) {
    mountThirdParty(scope, 'bandsintown', {
      async show(part, { isAsked }) {
        const concerts = await fetchConcerts(address);
        const host = draw(part, <TourDates concerts={concerts} />, { into: content });
        // The pressed button is gone.
        if (isAsked) host.querySelector<HTMLElement>('.sqs-tourdates')?.focus();
      },
      instead(part, reason, proceed) {
        const isConsent = reason === 'consent';
        draw(
          part,
          <ThirdPartyNote
            text={t(isConsent ? 'consent' : 'failed', { artist })}
            proceed={t(isConsent ? 'show' : 'retry')}
            onProceed={part.guard(proceed)}
          >
            <p>
              <a href={link} target="_blank" rel="noopener">
                {t('link', { artist })}
              </a>
            </p>
          </ThirdPartyNote>,
          { into: content },
        );
      },
    });
  },
});
