import { startSite } from './site';

startSite(() => import('./counter.mount'));
