import type { Catalogue } from '@nusaria/catalogue/products/types'
import type { CodeType, LoginType } from '@nusaria/contracts/auth-entities'
import type { Call } from '@nusaria/contracts/contract'
import { errorOfCode } from '@nusaria/contracts/errors'
import { CODE_TYPE, LOGIN_TYPE } from '@nusaria/contracts/login-types'
import { findCall } from '@nusaria/contracts/registry'
import { requestOf } from '@nusaria/contracts/request'
import { fireEvent } from '../control/world-calls.ts'
import { addressDomain } from '../domains/address/domain.ts'
import { authDomain } from '../domains/auth/domain.ts'
import { memberDomain } from '../domains/member/domain.ts'
import { tables } from '../domains/tables.ts'
import type { Domain } from '../engine/contract/domain.ts'
import { createEngine } from '../engine/engine.ts'
import type { EngineRequest } from '../engine/http/engine-request.ts'
import type { World } from '../engine/world/world.ts'
import { decodePicture } from '../hosts/node/decode-picture.ts'
import { encryptPassword } from './encrypt-password.ts'
import { jsonRequest } from './fake-domain.ts'

/** A received envelope, or a picture's text and id. */
export interface Reply {
  readonly code: number
  /** The name of the code; null for a success. */
  readonly error: string | null
  readonly data: Record<string, unknown> & { readonly field?: string }
  readonly image: { readonly id: string; readonly text: string } | null
}

/** The request of a call as a host hands it in. */
export async function callRequest(call: Call, args: Record<string, unknown>, headers: Record<string, string>): Promise<EngineRequest> {
  const { url, method, body } = requestOf(call, args)
  if (!(body instanceof FormData)) return jsonRequest(method, url, body ?? undefined, headers)
  const sent = new Response(body)
  const type = sent.headers.get('content-type') ?? ''
  return { ...jsonRequest(method, url, undefined, { ...headers, 'content-type': type }), body: new Uint8Array(await sent.arrayBuffer()) }
}

/** A client with a device, in a frozen world with login, members and addresses. */
export class TestClient {
  readonly world: World
  readonly device: string
  token: string | null = null
  readonly #engine: ReturnType<typeof createEngine>

  constructor(engine: ReturnType<typeof createEngine>, world: World, device: string) {
    this.#engine = engine
    this.world = world
    this.device = device
  }

  /** Another device in the same world. */
  onDevice(device: string): TestClient {
    return new TestClient(this.#engine, this.world, device)
  }

  /** Makes a call by its full name, e.g. `auth.login`. */
  async call(name: string, args: Record<string, unknown> = {}): Promise<Reply> {
    const route = findCall(name)?.call
    if (!route) throw new Error(`There is no call ${name}`)
    const headers = { deviceid: this.device, ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }) }
    const reply = await this.#engine.handle(this.world.id, await callRequest(route, args, headers))
    const id = reply.headers['x-image-id']
    if (id !== undefined) return { code: 0, error: null, data: {}, image: { id, text: reply.body } }
    const { code, data } = JSON.parse(reply.body) as { code: number; data: Reply['data'] }
    return { code, error: errorOfCode(code)?.name ?? null, data, image: null }
  }

  /** Fires control events one after the other. */
  async fireEvents(entity: string, id: string, ...events: readonly string[]): Promise<void> {
    for (const event of events) await fireEvent(this.#engine, this.world, { entity, id, event })
  }

  advance(ms: number): void {
    this.world.clock.set(this.world.clock.now + ms)
  }

  /** The answer of a captcha picture. */
  captchaAnswer(image_id: string): string {
    const row = this.world.stores.get('captchas')?.get(image_id)
    if (!row) throw new Error(`There is no picture ${image_id}`)
    return String(row.answer)
  }

  /** The latest code sent to an account. */
  codeTo(account: string): string {
    return this.world.outbox.list(account)[0]?.code ?? ''
  }

  /** Requests a captcha for an account, or for the linked one of a type ('2' = phone, '1' = e-mail). */
  async requestCaptcha(
    account: string,
    type_id = account.includes('@') ? '1' : '2',
  ): Promise<{ image_id: string; answer: string; typed: Record<string, unknown> }> {
    const { image } = await this.call('auth.randomCode', { account, type_id })
    if (!image) throw new Error('No picture was drawn')
    const answer = this.captchaAnswer(image.id)
    const country_code = type_id === '2' ? '62' : ''
    const typed = { account, type_id, country_code, device_id: this.device, image_id: image.id, check_code: answer }
    return { image_id: image.id, answer, typed }
  }

  /** Requests a captcha and answers it correctly. */
  async solveCaptcha(account: string, type_id?: '1' | '2'): Promise<{ image_code: string; image_nonce: string }> {
    const { answer, typed } = await this.requestCaptcha(account, type_id)
    const { data } = await this.call('auth.randomCodeCheck', typed)
    return { image_code: answer, image_nonce: String(data.nonce) }
  }

  /** Requests a code by phone or e-mail, captcha included. */
  async requestCode(
    account: string,
    code_type: CodeType = CODE_TYPE.login,
  ): Promise<{ reply: Reply; image_code: string; image_nonce: string }> {
    const nonce = await this.solveCaptcha(account)
    const reply = account.includes('@')
      ? await this.call('auth.sendEmailCode', { code_type, email: account, ...nonce })
      : await this.call('auth.sendSmsCode', { code_type, phone: account, country_code: '62', ...nonce })
    return { reply, ...nonce }
  }

  /** Sends the login form; what its login type doesn't need is empty. */
  sendLogin(account: string, login_type: LoginType, typed: Record<string, string>): Promise<Reply> {
    const country_code = account === '' || account.includes('@') ? '' : '62'
    const blank = { channel: '', password: '', check_code: '', image_code: '', image_nonce: '' }
    return this.call('auth.login', { ...blank, country_code, account, login_type, device: this.device, ...typed })
  }

  submitLogin(
    account: string,
    check_code: string,
    { image_code, image_nonce }: { image_code: string; image_nonce: string },
    login_type: LoginType = LOGIN_TYPE.phoneCode,
  ): Promise<Reply> {
    return this.sendLogin(account, login_type, { check_code, image_code, image_nonce })
  }

  submitPassword(account: string, password: string): Promise<Reply> {
    const login_type = account.includes('@') ? LOGIN_TYPE.emailPassword : LOGIN_TYPE.phonePassword
    return this.sendLogin(account, login_type, { password: encryptPassword(password) })
  }

  /** Logs in with the code sent to the account and stores the token. */
  async logIn(account: string): Promise<Reply> {
    const { image_code, image_nonce } = await this.requestCode(account)
    const reply = await this.submitLogin(account, this.codeTo(account), { image_code, image_nonce }, account.includes('@') ? 4 : 3)
    if (reply.code === 0) this.token = String(reply.data.auth_token)
    return reply
  }
}

/** A client in a new frozen world with login, members, addresses and the domains that a test adds. */
export async function createTestClient(now = Date.parse('2026-03-02T09:00:00+07:00'), more: readonly Domain[] = []): Promise<TestClient> {
  const domains = [{ name: 'all tables', tables, routes: [] }, memberDomain, authDomain, addressDomain, ...more]
  const engine = createEngine({
    strict: true,
    domains,
    decodePicture,
    catalogue: {} as Catalogue,
    report: (problem) => {
      throw new Error(problem)
    },
  })
  return new TestClient(engine, await engine.worlds.create({ seed: 1, now, frozen: true }), 'device-1')
}

/** A client in a new world that is logged in as this account. */
export async function createSignedInClient(account: string, more: readonly Domain[] = []): Promise<TestClient> {
  const client = await createTestClient(undefined, more)
  await client.logIn(account)
  return client
}
