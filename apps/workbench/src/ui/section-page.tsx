import { Box, Flex, Heading, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Failure } from '../control/control-api.ts'
import { Muted } from './muted.tsx'
import { ErrorText } from './use-action.tsx'

interface SectionProps {
  readonly title: string
  /** One line that says what the section is for. */
  readonly about: string
  /** Why the section's data could not be loaded. */
  readonly failure?: Failure | undefined
  readonly children: ReactNode
}

/** The frame of a section: its title, its purpose and the error of its request. */
export function SectionPage({ title, about, failure, children }: SectionProps) {
  return (
    <Stack gap="5">
      <Box>
        <Heading as="h2" size="xl" fontWeight="800" letterSpacing="tight">
          {title}
        </Heading>
        <Muted>{about}</Muted>
      </Box>
      {failure && <ErrorText>{failure.message}</ErrorText>}
      {children}
    </Stack>
  )
}

interface CardProps {
  readonly title: string
  /** Of the heading: 3 below a section's heading. */
  readonly level?: 2 | 3
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A titled part of a section. */
export function Card({ title, level = 3, aside, children }: CardProps) {
  return (
    <Box as="section" aria-label={title} bg="bg" borderWidth="1px" rounded="lg" p={{ base: '4', md: '5' }} minW="0">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="3">
        <Heading as={`h${level}`} size="sm" fontWeight="700">
          {title}
        </Heading>
        {aside}
      </Flex>
      {children}
    </Box>
  )
}
