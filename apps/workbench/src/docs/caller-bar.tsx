import { Box, Button, HStack, Stack, Text } from '@chakra-ui/react'
import { MEMBERS } from '@nusaria/scenarios/members'
import { useState } from 'react'
import { control } from '../control/control-client.ts'
import { SelectField, TextField } from '../ui/fields.tsx'
import { ErrorText, useAction } from '../ui/use-action.tsx'

const CALLERS = [['', 'a guest'], ...Object.keys(MEMBERS)] as const

/** The world and the session of the calls. */
export interface Caller {
  readonly world: string
  /** null for a guest */
  readonly session: { readonly member: string; readonly token: string } | null
}

interface Props {
  readonly caller: Caller
  readonly onChange: (caller: Caller) => void
}

/** Selects the world and the member of the calls. The session lasts as long as the page. */
export function CallerBar({ caller: { world, session }, onChange }: Props) {
  const [member, setMember] = useState('')
  const act = useAction()
  const signIn = () =>
    act.run(async () => {
      const reply = member === '' ? null : await control('signIn', { params: { id: world }, body: { member, device: 'api-docs' } })
      onChange({ world, session: reply && { member, token: reply.auth_token } })
      return ''
    })
  return (
    <Stack gap="2">
      <HStack wrap="wrap" align="end">
        <Box>
          <TextField label="World" value={world} onValue={(name) => onChange({ world: name, session: null })} />
        </Box>
        <Box>
          <SelectField label="As" value={member} options={CALLERS} onValue={setMember} />
        </Box>
        <Button onClick={() => void signIn()}>Use</Button>
      </HStack>
      <Text role="status">Calls are made as {session ? `${session.member}, in ${world}` : 'a guest'}.</Text>
      {act.error && <ErrorText>Not signed in: {act.error}</ErrorText>}
    </Stack>
  )
}
