import { liveContext } from '../../context/live-context';
import { defineUnit } from '../../core/unit';
import { draw } from '../../react/draw';
import { readShareButtons } from './share-buttons.data';
import { ShareButton } from './share-buttons.view';

export const unit = defineUnit({
  read: (element, warn) => readShareButtons(element, liveContext(), warn),
  mount: (data, scope, element) => void draw(scope, <ShareButton {...data} />, { into: element }),
});
