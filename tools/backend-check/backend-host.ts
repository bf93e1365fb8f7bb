import { API_BASE } from '@nusaria/contracts/headers'
import { ControlError } from '@nusaria/scenario-runner/support/control'
import { type Host, httpHost } from '@nusaria/scenario-runner/support/hosts'

/** A real backend. Its calls are below `/api`, or directly below the path of the address where that has one. It has no control API. */
export function backendHost(address: string): Host {
  const { origin, pathname } = new URL(address)
  const base = pathname.replace(/\/$/, '')
  const http = httpHost(origin)
  return {
    ...http,
    send: ({ url, ...request }, _world, timeout) =>
      http.send({ ...request, url: base === '' ? url : base + url.slice(API_BASE.length) }, '', timeout),
    control: (method, path) => Promise.reject(new ControlError(method, path, 404, 'a backend has no control API')),
  }
}
