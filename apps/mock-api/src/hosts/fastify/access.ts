import { Cors, WrongOrigin } from '../cors.ts'
import { AllowedHosts, isLoopback, parseHostNames, WrongAccess } from './allowed-hosts.ts'
import { isControlToken, TOKEN_MIN } from './control-guard.ts'

/** Who may reach the mock. */
export interface AccessSettings {
  readonly withControl: boolean
  readonly controlToken: string | undefined
  readonly hosts: AllowedHosts
  readonly cors: Cors
}

interface Variables {
  /** The address to listen on. */
  readonly HOST: string
  /** By default the control API is on where only this machine reaches it. */
  readonly MOCK_CONTROL?: boolean
  readonly MOCK_CONTROL_TOKEN?: string
  /** Names, separated by commas. */
  readonly NUSARIA_HOSTS: string
  /** Origins, separated by commas. */
  readonly NUSARIA_CORS: string
}

/** Reads the variables about access. Throws `WrongAccess`. */
export function readAccessSettings({
  HOST,
  MOCK_CONTROL,
  MOCK_CONTROL_TOKEN: controlToken,
  NUSARIA_HOSTS,
  NUSARIA_CORS,
}: Variables): AccessSettings {
  const onLoopback = isLoopback(HOST)
  const withControl = MOCK_CONTROL ?? onLoopback
  if (controlToken !== undefined && !isControlToken(controlToken))
    throw new WrongAccess(`MOCK_CONTROL_TOKEN must have at least ${TOKEN_MIN} ASCII characters, without spaces`)
  if (withControl && !onLoopback && controlToken === undefined)
    throw new WrongAccess(`MOCK_CONTROL=1 with HOST=${HOST} needs MOCK_CONTROL_TOKEN: others on the network reach the control API`)
  const hosts = new AllowedHosts({ listening: HOST, names: parseHostNames(NUSARIA_HOSTS) })
  return { withControl, controlToken, hosts, cors: readCors(NUSARIA_CORS) }
}

function readCors(list: string): Cors {
  const origins = list.split(',').map((origin) => origin.trim())
  try {
    return new Cors(origins.filter((origin) => origin !== ''))
  } catch (error) {
    throw error instanceof WrongOrigin ? new WrongAccess(`NUSARIA_CORS: ${error.message}`) : error
  }
}
