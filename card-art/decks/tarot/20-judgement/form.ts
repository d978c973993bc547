import { lit } from '../../../kit/hand/index.ts';

/** Dawn comes from behind all that is seen, from the left and above. */
export const form = lit({
  from: { towards: [-0.6, -0.7] },
  shade: '#24305c',
  rim: '#fff4d2',
  rimWidth: 2.2,
});
