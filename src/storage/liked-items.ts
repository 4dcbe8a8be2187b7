import { record } from '../data/shape';
import { createLocalStore } from './local-store';

/**
 * The platform's key: id of a post or a comment → whether this visitor likes it.
 * @stored browser storage | squarespace-likes | necessary | until cleared | what the visitor has liked
 */
const KEY = 'squarespace-likes';
const readLiked = record();
/** The items that the visitor has liked, in any tab. */
export const likedItems = () => readLiked(createLocalStore('local').get(KEY)) ?? {};

export const isLikedItem = (id: string): boolean => likedItems()[id] === true;

export function rememberLike(id: string, isLiked: boolean): void {
  const { [id]: _, ...others } = likedItems();
  createLocalStore('local').set(KEY, isLiked ? { ...others, [id]: true } : others);
}
