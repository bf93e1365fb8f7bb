import type { Confirmation } from '@nusaria/contracts/order-entities'
import type { ProductCard } from '@nusaria/contracts/product'
import type { ArgsByName } from '@nusaria/scenarios/dsl/calls'
import { type Args, ShopClient } from '../../support/client.ts'
import { createWorld, type WorldControl } from '../../support/control.ts'
import type { Host } from '../../support/hosts.ts'
import { assertStep } from '../driver.ts'
import { type CodeRequest, type Contacts, newCodeRequest } from './code-request.ts'

type Source = ArgsByName<'order.confirm'>['source']

/** What a shopper who only makes calls has at hand: the client, and what earlier steps left. */
export interface StoryContext {
  readonly host: Host
  world: WorldControl
  client: ShopClient
  /** The same member's other device, once it is signed in. */
  other: StoryContext | null
  /** What a code was asked for last. */
  codeRequest: CodeRequest
  /** What is linked to the member's account. */
  contacts: Contacts
  /** Allows a change of the linked phone or e-mail; undefined when neither was verified. */
  ticket: string | undefined
  /** Google's page, by its session. */
  google: string
  imageId: string
  image_code: string
  image_nonce: string
  /** What the list was asked for last, and what it shows. */
  listArgs: Args
  listedProducts: readonly ProductCard[]
  /** Products looked at, the last one first. */
  viewedProducts: readonly string[]
  /** The line of the cart, as it was opened, that is changed next. */
  cart_line: string
  /** What a page with a retry would ask for again. */
  retry: () => Promise<void>
  /** What a guest was refused: done once they log in. */
  pendingAction: (() => Promise<unknown>) | null
  product_no: string
  sku_no: string
  source: Source
  address_id: string | undefined
  /** Chosen at the confirm page; undefined: the regular one. */
  delivery_method: 'regular' | 'express' | undefined
  use_coins: boolean
  order_no: string
  /** The request filed last, by whatever device. */
  after_sale_no: string
  /** What the confirm page showed last; its request id is made once a page. */
  confirmation: Confirmation | undefined
  request_id: string
  /** Confirm pages opened so far. */
  confirmPages: number
  payment_no: string
  session: string
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

/** The placed order's number; a scenario that asks too early is written wrong. */
export function requireOrderNo({ order_no }: Pick<StoryContext, 'order_no'>): string {
  assertStep(order_no, 'No order was placed yet')
  return order_no
}

/** The number of the request filed last. */
export function requireAfterSaleNo({ after_sale_no }: Pick<StoryContext, 'after_sale_no'>): string {
  assertStep(after_sale_no, 'No request was filed yet')
  return after_sale_no
}
