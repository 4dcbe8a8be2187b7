import { Application, Controller } from '@hotwired/stimulus';
import { countMounted } from './page.types';

const mounted = countMounted();

class CounterController extends Controller {
  static override targets = ['output'];
  declare readonly outputTarget: HTMLElement;
  #count = 0;

  override connect() {
    mounted();
  }

  count() {
    this.outputTarget.textContent = String(++this.#count);
  }
}

const application = Application.start();
application.register('counter', CounterController);
window.bench.destroy = () => {
  application.unload('counter');
  application.stop();
};
