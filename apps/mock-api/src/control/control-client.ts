import type { Call, DeclaredCall, ResultOf } from '@nusaria/contracts/contract'
import { fillPath, queryOf } from '@nusaria/contracts/request'
import type { z } from 'zod'
import { type ControlCallName, type ControlCallOf, controlContract } from './contract.ts'

type Schemas<C extends DeclaredCall> = {
  readonly [P in Extract<keyof C, 'params' | 'query' | 'body'>]: z.input<C[P]>
}
/** Parts that may be left out: those without a required field. */
type OptionalPart<T> = { [P in keyof T]: Record<never, never> extends T[P] ? P : never }[keyof T]

/** The arguments of a call: path parameters, query and body. They are separate, since the body of an event has its own `id`. */
export type ControlInput<N extends ControlCallName> =
  Schemas<ControlCallOf<N>> extends infer T ? Partial<Pick<T, OptionalPart<T>>> & Omit<T, OptionalPart<T>> : never

export type ControlReply<N extends ControlCallName> = ResultOf<ControlCallOf<N>>

/** A request of the control API; `path` is below its base, with the query. */
export interface ControlRequest {
  readonly method: string
  readonly path: string
  readonly body?: object
}

export function controlRequest<N extends ControlCallName>(name: N, input: ControlInput<N>): ControlRequest {
  const { method, path }: Call = controlContract[name]
  const { params = {}, query = {}, body } = input as Partial<Record<'params' | 'query' | 'body', Readonly<Record<string, unknown>>>>
  const address = fillPath(path, (parameter) => params[parameter]) + queryOf(query)
  return { method, path: address, ...(body ? { body } : {}) }
}

/** Sends a request and returns the reply; rejects unless its status is 2xx. */
export type SendControl = (method: string, path: string, body?: object) => Promise<unknown>

/** A typed client of the control API over any transport. */
export function controlClient(send: SendControl) {
  return <N extends ControlCallName>(name: N, input: ControlInput<N>): Promise<ControlReply<N>> => {
    const { method, path, body } = controlRequest(name, input)
    return send(method, path, body) as Promise<ControlReply<N>>
  }
}
