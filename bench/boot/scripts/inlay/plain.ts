import { startSite } from './site';

startSite(() => import('./counter-plain.mount'));
