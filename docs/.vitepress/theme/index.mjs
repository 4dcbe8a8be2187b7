// The system's fonts: nothing to wait for.
import DefaultTheme from 'vitepress/theme-without-fonts';
import { h } from 'vue';
import FirstLook from '../first-look/FirstLook.vue';
import Playground from '../playground/Playground.vue';
import DemoIndexLink from './DemoIndexLink.vue';
import DemoLinks from './DemoLinks.vue';
import './theme.css';

export default {
  extends: DefaultTheme,
  Layout: () =>
    h(DefaultTheme.Layout, null, {
      'nav-bar-content-before': () => h(DemoIndexLink),
      'doc-before': () => h(DemoLinks),
    }),
  /** @param {{ app: import('vue').App }} context */
  enhanceApp({ app }) {
    app.component('FirstLook', FirstLook).component('Playground', Playground);
  },
};
