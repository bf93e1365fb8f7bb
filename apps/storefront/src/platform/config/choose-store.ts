import type { ConfigFile, ConfigStore } from '@nusaria/server/site/config-schema'

type Address = Pick<Location, 'host' | 'hostname'>

function isStoreAt({ host, path }: ConfigStore, address: Address): boolean {
  const hosts = [address.host, address.hostname]
  if (path !== undefined && path !== import.meta.env.BASE_URL) return false
  return host === undefined || (host.startsWith('*') ? hosts.some((each) => each.endsWith(host.slice(1))) : hosts.includes(host))
}

/** The first store that is meant for an address; empty without one. */
export function chooseStore(stores: NonNullable<ConfigFile['stores']>, address: Address): Omit<ConfigStore, 'host' | 'path'> {
  const { host: _, path: __, ...settings } = stores.find((store) => isStoreAt(store, address)) ?? {}
  return settings
}
