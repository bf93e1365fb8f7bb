import { requestScope } from '../rendering/request-scope.ts'

// The shop may be hosted below a path of its origin: `--base=/toko/`. The router and `paths.ts` know no base; addresses outside the router have it.

/** The address's path for a path of the shop: `/cart` → `/toko/cart`. */
export function withBase(path: string): string {
  return import.meta.env.BASE_URL + path.slice(1)
}

/** The shop's path for a path of the address, as the router gives it: `/toko/cart` → `/cart`. */
export function withoutBase(pathname: string): string {
  return `/${pathname.slice(import.meta.env.BASE_URL.length)}`
}

/** The full address of a page of the shop, to share or to publish. */
export function toAddress(path: string): string {
  return (requestScope()?.origin ?? location.origin) + withBase(path)
}

/** The API's paths are below the origin, not below the base. Only the offline build has the gateway's and Google's pages among its own files. */
export function addressFromApi(path: string): string {
  return import.meta.env.VITE_HOST === 'offline' ? withBase(path) : path
}
