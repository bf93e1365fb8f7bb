import { z } from 'zod'
import * as address from './address.ts'
import * as afterSale from './after-sale-entities.ts'
import * as auth from './auth-entities.ts'
import * as card from './card.ts'
import * as cart from './cart.ts'
import * as cms from './cms.ts'
import * as common from './common.ts'
import * as deletion from './deletion.ts'
import * as envelope from './envelope.ts'
import * as favourite from './favourite.ts'
import * as member from './member-entities.ts'
import * as message from './message.ts'
import * as nav from './nav.ts'
import * as order from './order-entities.ts'
import * as payment from './payment-entities.ts'
import * as paymentMethod from './payment-method-entities.ts'
import * as picture from './picture.ts'
import * as points from './points.ts'
import * as product from './product.ts'
import * as productEntities from './product-entities.ts'
import * as question from './question.ts'
import * as requestHeaders from './request-headers.ts'
import * as restockAlert from './restock-alert.ts'
import * as review from './review.ts'
import * as rules from './rules.ts'
import * as search from './search.ts'
import * as session from './session.ts'
import * as submission from './submission.ts'
import * as system from './system.ts'
import * as voucher from './voucher.ts'

/** Every contract file with schemas of the wire. */
const files: readonly object[] = [
  address,
  afterSale,
  auth,
  card,
  cart,
  cms,
  common,
  deletion,
  envelope,
  favourite,
  member,
  message,
  nav,
  order,
  payment,
  paymentMethod,
  picture,
  points,
  product,
  productEntities,
  question,
  requestHeaders,
  restockAlert,
  review,
  rules,
  search,
  session,
  submission,
  system,
  voucher,
]

/** Every exported schema under the name of its constant, such as `ProductCard`: the names that OpenAPI shows. */
export const schemaNames = z.registry<{ id: string }>()

for (const [id, schema] of files.flatMap((file) => Object.entries(file))) if (schema instanceof z.ZodType) schemaNames.add(schema, { id })
