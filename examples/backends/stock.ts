// What both example backends sell, where they deliver, and how they know a shopper: each shows it in its own way.
import { constants, generateKeyPairSync, privateDecrypt, randomInt, randomUUID } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'

export interface Variant {
  readonly id: number
  /** One value of each option of its product. */
  readonly values: readonly string[]
  /** Rupiah */
  readonly price: number
  stock: number
}

export interface Product {
  readonly id: number
  readonly category: number
  readonly name: string
  readonly text: string
  readonly option: string | null
  readonly variants: readonly Variant[]
  sold: number
}

export const CATEGORIES = [
  { id: 1, name: 'Minuman' },
  { id: 2, name: 'Camilan' },
] as const

export const createProducts = (): readonly Product[] => [
  {
    id: 101,
    category: 1,
    name: 'Kopi Gayo 250 g',
    text: 'Biji kopi dari dataran tinggi Gayo.',
    option: 'Gilingan',
    variants: [
      { id: 1011, values: ['Biji'], price: 68_000, stock: 20 },
      { id: 1012, values: ['Halus'], price: 70_000, stock: 20 },
    ],
    sold: 31,
  },
  {
    id: 102,
    category: 1,
    name: 'Teh melati 50 kantong',
    text: 'Teh hitam dengan bunga melati.',
    option: null,
    variants: [{ id: 1021, values: [], price: 24_500, stock: 40 }],
    sold: 12,
  },
  {
    id: 103,
    category: 2,
    name: 'Keripik singkong balado',
    text: 'Renyah dan pedas.',
    option: null,
    variants: [{ id: 1031, values: [], price: 15_000, stock: 3 }],
    sold: 88,
  },
]

/** Official codes of provinces, cities and districts, below one another. */
export interface Area {
  readonly id: number
  readonly name: string
  readonly children?: readonly Area[]
}

export const AREAS: readonly Area[] = [
  {
    id: 31,
    name: 'DKI Jakarta',
    children: [{ id: 3171, name: 'Jakarta Pusat', children: [{ id: 317106, name: 'Menteng' }] }],
  },
  {
    id: 32,
    name: 'Jawa Barat',
    children: [{ id: 3273, name: 'Kota Bandung', children: [{ id: 327301, name: 'Sukasari' }] }],
  },
]

/** The names of an area and of those above it, from the province on; empty for no area. */
export function areaNames(id: number, areas: readonly Area[] = AREAS): readonly string[] {
  for (const area of areas) {
    if (area.id === id) return [area.name]
    const below = areaNames(id, area.children ?? [])
    if (below.length > 0) return [area.name, ...below]
  }
  return []
}

export interface Member {
  readonly id: number
  readonly phone: string
  readonly password: string
}

/** The member who has a password. */
export const MEMBER = { phone: '81200000001', password: 'Rahasia1' } as const

/** Who is signed in, and what proves it. */
export class Members {
  readonly #members: Member[] = [{ id: 1, ...MEMBER }]
  readonly #tokens = new Map<string, Member>()
  readonly #captchas = new Map<string, string>()
  readonly #codes = new Map<string, string>()
  readonly #key = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  /** `rsaPublicKey` of the shop's configuration. */
  readonly publicKey = this.#key.publicKey.export({ type: 'spki', format: 'pem' }).toString()

  /** A picture of characters, and its id. */
  drawCaptcha(): { readonly id: string; readonly svg: string } {
    const id = randomUUID()
    const answer = String(randomInt(100_000, 1_000_000))
    this.#captchas.set(id, answer)
    const text = `<text x="100" y="42" font-size="30" letter-spacing="6" text-anchor="middle">${answer}</text>`
    return { id, svg: `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="64">${text}</svg>` }
  }

  /** The characters of the last picture, for a test. */
  lastAnswer = () => [...this.#captchas.values()].at(-1) ?? ''

  /** Whether the picture shows these characters. A picture counts until it was answered rightly. */
  readsCaptcha(id: string, answer: string): boolean {
    return this.#captchas.get(id) === answer && this.#captchas.delete(id)
  }

  /** Sends a code to a phone: this backend writes it to the console. */
  sendCode(phone: string): void {
    const code = String(randomInt(100_000, 1_000_000))
    this.#codes.set(phone, code)
    console.info(`Code for ${phone}: ${code}`)
  }

  /** The last code that was sent to a phone. */
  codeFor = (phone: string) => this.#codes.get(phone)

  /** The token of whoever has the code of the phone; undefined for a wrong one. */
  loginByCode(phone: string, code: string): string | undefined {
    if (this.#codes.get(phone) !== code) return undefined
    this.#codes.delete(phone)
    let member = this.#members.find((each) => each.phone === phone)
    if (!member) {
      member = { id: this.#members.length + 1, phone, password: '' }
      this.#members.push(member)
    }
    return this.#signIn(member)
  }

  /** The same by password, as the shop sends it: encrypted with the public key. */
  loginByPassword(phone: string, encrypted: string): string | undefined {
    const member = this.#members.find((each) => each.phone === phone)
    return member?.password && this.#decrypt(encrypted) === member.password ? this.#signIn(member) : undefined
  }

  findByToken = (token: string | undefined) => (token ? this.#tokens.get(token) : undefined)
  logOut = (token: string | undefined) => this.#tokens.delete(token ?? '')

  #signIn(member: Member): string {
    const token = randomUUID()
    this.#tokens.set(token, member)
    return token
  }

  #decrypt(encrypted: string): string | null {
    try {
      const { privateKey: key } = this.#key
      const padded = privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, Buffer.from(encrypted, 'base64'))
      return padded.subarray(padded.indexOf(0, 2) + 1).toString()
    } catch {
      return null
    }
  }
}

export const pictureOf = (product: Product) => `/media/${product.id}.svg`

/** Answers the pictures of the products. */
export function addPictures(app: FastifyInstance): void {
  app.get<{ Params: { id: string } }>('/media/:id.svg', (request, reply) => {
    const colour = `hsl(${Number(request.params.id) * 47} 45% 70%)`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="${colour}"/></svg>`
    return reply.type('image/svg+xml').send(svg)
  })
}

/** Listens on `PORT` when the module is the program that was started. */
export async function listenAlone(
  module: string,
  create: () => { readonly app: FastifyInstance; readonly members: Members },
): Promise<void> {
  if (module !== pathToFileURL(process.argv[1] ?? '').href) return
  const { app, members } = create()
  const origin = await app.listen({ port: Number(process.env.PORT ?? 8080), host: '127.0.0.1' })
  console.info(`${origin}; config.json needs ${JSON.stringify({ rsaPublicKey: members.publicKey })}`)
}
