import { withBrand } from '../../lib/with-brand.ts'
import texts from './shop-messages.json' with { type: 'json' }

/** The messages that the shop sends to everybody. */
export const shopMessages = withBrand(texts)
