// @chunk rest

// Nearly every page loads these features once the browser rests: one file costs less than a request for each.

import { unit as anchors } from '../features/anchors/anchors.mount';
import { unit as pageSpeed } from '../features/page-speed/page-speed.mount';
import { unit as visits } from '../features/visits/visits.mount';
import { unit as waitingContent } from '../features/waiting-content/waiting-content.mount';

export const units = { anchors, 'page-speed': pageSpeed, visits, 'waiting-content': waitingContent };
