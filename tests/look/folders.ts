import { root } from '../../scripts/lib/root.mjs'

/** Where pictures are kept, by name: `id/light/375/guest/cart.png`. Not in git. */
export const FOLDER = `${root}/.cache/look`
/** As they should be. */
export const ACCEPTED = `${FOLDER}/accepted`
/** Of the last run. */
export const CURRENT = `${FOLDER}/current`
/** Where an accepted and a current one differ. */
export const DIFFERENCE = `${FOLDER}/difference`
