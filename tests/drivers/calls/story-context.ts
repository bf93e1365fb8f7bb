import type { Confirmation } from '@nusaria/contracts/order-entities'
import type { ProductCard } from '@nusaria/contracts/product'
import type { ArgsByName, ResultByName } from '@nusaria/scenarios/dsl/calls'
import type { ArgsOfVerb, Declarations, VerbsBut } from '@nusaria/scenarios/dsl/declare'
import { missingNeed } from '@nusaria/scenarios/dsl/needs'
import { type Args, ShopClient } from '../../support/client.ts'
import { createWorld, type WorldControl } from '../../support/control.ts'
import type { Host } from '../../support/hosts.ts'
import { assertStep } from '../driver.ts'
import { type CodeRequest, type Contacts, newCodeRequest } from './code-request.ts'

type Source = ArgsByName<'order.confirm'>['source']

/** A filled form, to file an after-sales request or to file it again. */
export type FilledForm = { readonly apply: ArgsByName<'afterSale.apply'> } | { readonly reapply: ArgsByName<'afterSale.reapply'> }

/** The state of a story that runs by calls: the client, and values of earlier steps. */
export interface StoryContext {
  readonly host: Host
  world: WorldControl
  client: ShopClient
  /** The same member's other device, once it is logged in. */
  other: StoryContext | null
  /** The last code request. */
  codeRequest: CodeRequest
  /** Phone and e-mail of the member. */
  contacts: Contacts
  /** Allows to change the linked phone or e-mail; undefined before the verification. */
  ticket: string | undefined
  /** The session of Google's page. */
  google: string
  imageId: string
  image_code: string
  image_nonce: string
  /** The last list: its arguments and products. */
  listArgs: Args
  listedProducts: readonly ProductCard[]
  /** Viewed products, the last one first. */
  viewedProducts: readonly string[]
  /** The cart line to change next, from when the cart was opened. */
  cart_line: string
  /** The call that a retry repeats. */
  retry: () => Promise<void>
  /** A guest's refused action, which runs after login. */
  pendingAction: (() => Promise<unknown>) | null
  product_no: string
  sku_no: string
  source: Source
  address_id: string | undefined
  /** Chosen on the confirm page; undefined for regular delivery. */
  delivery_method: 'regular' | 'express' | undefined
  use_coins: boolean
  order_no: string
  /** The request filed last, on any device. */
  after_sale_no: string
  /** The last confirmation; each confirm page has one request id. */
  confirmation: Confirmation | undefined
  request_id: string
  /** Number of confirm pages so far. */
  confirmPages: number
  payment_no: string
  session: string
  /** The open address form. */
  addressForm?: ResultByName<'address.detail'>
  /** The new address selected for an order. */
  pickedAddress?: string
  requestForm?: FilledForm
  /** The written review and its product. */
  review?: { readonly product_no: string; readonly form: ArgsByName<'review.add'> }
}

/** How each verb of an area acts by calls. */
export type CallActs<D extends Declarations> = {
  readonly [V in VerbsBut<D, 'pages' | 'phone'>]: (story: StoryContext, args: ArgsOfVerb<D[V]>) => Promise<unknown>
}

/** What both drivers know of a story: for verbs of other actors, which act by calls in both. */
export type Owner = Pick<StoryContext, 'world' | 'client' | 'other' | 'order_no' | 'after_sale_no' | 'sku_no' | 'product_no'>

/** How each verb of another actor acts. */
export type OwnerActs<D extends Declarations> = {
  readonly [V in VerbsBut<D, 'pages'>]: (owner: Owner, args: ArgsOfVerb<D[V]>) => Promise<unknown>
}

export function storyContext(host: Host, world: WorldControl, device?: string): StoryContext {
  const client = new ShopClient(host, world.id, device)
  const blank = {
    imageId: '',
    image_code: '',
    image_nonce: '',
    product_no: '',
    sku_no: '',
    order_no: '',
    after_sale_no: '',
    cart_line: '',
    request_id: '',
    payment_no: '',
  }
  const identity = {
    codeRequest: newCodeRequest('login', ''),
    contacts: { phone: '', email: '' },
    ticket: undefined,
    google: '',
    other: null,
  }
  return {
    host,
    world,
    client,
    ...blank,
    ...identity,
    listArgs: {},
    listedProducts: [],
    viewedProducts: [],
    retry: async () => undefined,
    pendingAction: null,
    source: { type: 'cart' },
    address_id: undefined,
    delivery_method: undefined,
    use_coins: false,
    confirmation: undefined,
    confirmPages: 0,
    session: '',
  }
}

export async function createStoryContext(host: Host, options: Parameters<typeof createWorld>[1]): Promise<StoryContext> {
  return storyContext(host, await createWorld(host.control, options))
}

/** The number of the placed order. */
export function requireOrderNo({ order_no }: Pick<StoryContext, 'order_no'>): string {
  assertStep(order_no, missingNeed('order'))
  return order_no
}

/** The number of the request filed last. */
export function requireAfterSaleNo({ after_sale_no }: Pick<StoryContext, 'after_sale_no'>): string {
  assertStep(after_sale_no, missingNeed('request'))
  return after_sale_no
}
