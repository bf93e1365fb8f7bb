import { Box, Flex, Grid } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { Muted } from '../ui/muted.tsx'
import { ToolHeader } from '../ui/tool-header.tsx'
import { DevicePanel } from './device-panel.tsx'
import { LogPanel } from './log-panel.tsx'
import { MessagePanel } from './message-panel.tsx'
import { Phone, PhoneToolbar } from './phone.tsx'
import { useDevice } from './use-device.ts'
import { useShell } from './use-shell.ts'

interface Props {
  readonly world: string
  /** The path of the first page. */
  readonly start: string
}

const areas = { base: '"phone" "controls" "log"', lg: '"controls phone" "log log"', xl: '"controls phone log"' }
const columns = { base: 'minmax(0, 1fr)', lg: '20rem minmax(0, 1fr)', xl: '20rem minmax(26rem, 1fr) minmax(0, 26rem)' }

/** Simulates the native shell: the real shop in a phone, the shell's message, and a log of all messages. */
export function Simulator({ world, start }: Props) {
  const deviceState = useDevice()
  const shell = useShell(world, deviceState.settings)
  const reload = useRef(shell.reload)
  reload.current = shell.reload
  const { bridge } = deviceState
  const first = useRef(bridge)
  // The bridge must exist before the page's first script, so a new bridge needs a reload.
  useEffect(() => {
    if (first.current === bridge) return
    first.current = bridge
    reload.current()
  }, [bridge])
  return (
    <Flex direction="column" minH="100vh">
      <ToolHeader tool="simulator" world={world}>
        <Muted truncate>
          World <b>{world}</b>
        </Muted>
      </ToolHeader>
      <Grid as="main" flex="1" gap="4" p={{ base: '3', md: '4' }} templateAreas={areas} templateColumns={columns} alignItems="start">
        <Box gridArea="controls" display="grid" gap="4">
          <MessagePanel shell={shell} />
          <DevicePanel deviceState={deviceState} />
        </Box>
        <Box gridArea="phone" minW="0">
          <PhoneToolbar deviceState={deviceState} shell={shell} />
          <Phone deviceState={deviceState} shell={shell} start={start} />
        </Box>
        <Box gridArea="log" minW="0">
          <LogPanel lines={shell.lines} onClear={shell.clear} />
        </Box>
      </Grid>
    </Flex>
  )
}
