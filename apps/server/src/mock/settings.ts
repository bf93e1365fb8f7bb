import { CATALOGUE_SIZE } from '@nusaria/catalogue/products/types'
import { z } from 'zod'
import { flag, readVariables, serverVariables, whole } from '../variables.ts'

const { usual, least, most } = CATALOGUE_SIZE

/** The variables of the environment with the mock. docs/operating.md lists them for operators. */
export const MockSettings = z.object({
  ...serverVariables,
  STATIC_DIR: serverVariables.STATIC_DIR.optional(),
  /** Pages come with their content, by the renderer beside `STATIC_DIR`. */
  NUSARIA_RENDER: flag.default(false),
  /** The folder with `apps/workbench/dist` and the other built pages of the mock; by default that of the program. */
  NUSARIA_BUILDS: z.string().optional(),
  /** The control API; by default only on a loopback host. */
  MOCK_CONTROL: flag.optional(),
  /** What requests to the control API carry; needed on another host than loopback. */
  MOCK_CONTROL_TOKEN: z.string().optional(),
  /** Further host names by which the mock may be reached, separated by commas. */
  NUSARIA_HOSTS: z.string().default(''),
  /** Origins whose pages may read the API, separated by commas. */
  NUSARIA_CORS: z.string().default(''),
  /** How many products the shop has. */
  NUSARIA_PRODUCTS: whole(least, most).default(usual),
  /** The folder of the persisted default world; without it nothing is stored. */
  NUSARIA_DATA: z.string().optional(),
  /** The folder of the pictures in the widths that pages ask for; without it pictures are drawings. */
  NUSARIA_PICTURES: z.string().optional(),
  /** Real time in ms: a world stored before is set aside. */
  NUSARIA_FRESH: whole(0, 8_640_000_000_000_000, ' of ms').optional(),
  /** Unknown fields are refused; by default they are dropped and noted. */
  NUSARIA_STRICT: flag.default(false),
  /** `/metrics`; by default where the control API is. */
  NUSARIA_METRICS: flag.optional(),
})
type MockSettings = z.output<typeof MockSettings>

/** Reads the settings from the environment. Throws `WrongSettings`. */
export function readMockSettings(env: Readonly<Record<string, string | undefined>>): MockSettings {
  return readVariables(MockSettings, env)
}
