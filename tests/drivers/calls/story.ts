import type { Confirmation } from '@nusaria/contracts/order-entities'
import type { ProductCard } from '@nusaria/contracts/product'
import type { ArgsByName } from '@nusaria/scenarios/dsl/calls'
import { type Args, Client } from '../../support/client.ts'
import { createWorld, type WorldControl } from '../../support/control.ts'
import type { Host } from '../../support/hosts.ts'
import { must } from '../driver.ts'
import { type Asking, askingFor, type Contacts } from './asking.ts'

type Source = ArgsByName<'order.confirm'>['source']

/** What a shopper who only makes calls has at hand: the client, and what earlier steps left. */
export interface Story {
  readonly host: Host
  world: WorldControl
  client: Client
  /** The same member's other device, once it is signed in. */
  other: Story | null
  /** What a code was asked for last. */
  asking: Asking
  /** What is linked to the member's account. */
  own: Contacts
  /** Allows a change of the linked phone or e-mail; undefined when neither was verified. */
  ticket: string | undefined
  /** Google's page, by its session. */
  google: string
  imageId: string
  image_code: string
  image_nonce: string
  /** What the list was asked for last, and what it shows. */
  asked: Args
  shown: readonly ProductCard[]
  /** Products looked at, the last one first. */
  seen: readonly string[]
  /** The line of the cart, as it was opened, that is changed next. */
  cart_line: string
  /** What a page with a retry would ask for again. */
  again: () => Promise<void>
  /** What a guest was refused: done once they log in. */
  wish: (() => Promise<unknown>) | null
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
  confirmed: Confirmation | undefined
  request_id: string
  /** Confirm pages opened so far. */
  pages: number
  payment_no: string
  session: string
}

export function newStory(host: Host, world: WorldControl, device?: string): Story {
  const client = new Client(host, world.id, device)
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
    asking: askingFor('login', ''),
    own: { phone: '', email: '' },
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
    asked: {},
    shown: [],
    seen: [],
    again: async () => undefined,
    wish: null,
    source: { type: 'cart' },
    address_id: undefined,
    delivery_method: undefined,
    use_coins: false,
    confirmed: undefined,
    pages: 0,
    session: '',
  }
}

export async function beginStory(host: Host, options: Parameters<typeof createWorld>[1]): Promise<Story> {
  return newStory(host, await createWorld(host.control, options))
}

/** The placed order's number; a scenario that asks too early is written wrong. */
export function orderOf({ order_no }: Pick<Story, 'order_no'>): string {
  must(order_no, 'No order was placed yet')
  return order_no
}

/** The number of the request filed last. */
export function requestOf({ after_sale_no }: Pick<Story, 'after_sale_no'>): string {
  must(after_sale_no, 'No request was filed yet')
  return after_sale_no
}
