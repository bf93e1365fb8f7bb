import { links } from '@nusaria/contracts/brand'
import { config } from '../config/config.ts'

/** An address outside the shop, as the configuration names it, else the brand. */
export function linkTo(name: keyof typeof links): string {
  return config.links[name] ?? links[name]
}
