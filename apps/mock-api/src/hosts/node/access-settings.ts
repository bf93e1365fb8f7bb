import { WrongSettings } from '@nusaria/server/variables'
import { AllowedHosts, isLoopback, parseHostNames } from './allowed-hosts.ts'
import { isControlToken, TOKEN_MIN } from './control-guard.ts'
import type { Settings } from './settings.ts'

/** Who may reach the mock. */
export interface AccessSettings {
  readonly withControl: boolean
  readonly controlToken: string | undefined
  readonly hosts: AllowedHosts
}

type Variables = Pick<Settings, 'HOST' | 'MOCK_CONTROL' | 'MOCK_CONTROL_TOKEN' | 'NUSARIA_HOSTS'>

/** Reads the variables about access. Throws `WrongSettings` for those with which the mock must not start. */
export function readAccessSettings({ HOST, MOCK_CONTROL, MOCK_CONTROL_TOKEN: controlToken, NUSARIA_HOSTS }: Variables): AccessSettings {
  const onLoopback = isLoopback(HOST)
  const withControl = MOCK_CONTROL ?? onLoopback
  if (controlToken !== undefined && !isControlToken(controlToken))
    throw new WrongSettings(`MOCK_CONTROL_TOKEN must have at least ${TOKEN_MIN} ASCII characters, without spaces`)
  if (withControl && !onLoopback && controlToken === undefined)
    throw new WrongSettings(`MOCK_CONTROL=1 with HOST=${HOST} needs MOCK_CONTROL_TOKEN: others on the network reach the control API`)
  return { withControl, controlToken, hosts: new AllowedHosts({ listening: HOST, names: parseHostNames(NUSARIA_HOSTS) }) }
}
