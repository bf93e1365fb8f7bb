import { Box, Flex, Heading, HStack, Link, VisuallyHidden } from '@chakra-ui/react'
import { name } from '@nusaria/brand'
import { BookOpenText, type LucideIcon, Smartphone, Wrench } from 'lucide-react'
import type { ReactNode } from 'react'
import { Logo } from '../../../storefront/src/ui/primitives/kawung.tsx'

export type Tool = 'workbench' | 'simulator' | 'API'

const TOOLS: readonly { readonly of: Tool; readonly href: string; readonly title: string; readonly Icon: LucideIcon }[] = [
  { of: 'workbench', href: '/__mock', title: 'Workbench', Icon: Wrench },
  { of: 'simulator', href: '/__mock/shell', title: 'Simulator', Icon: Smartphone },
  { of: 'API', href: '/__mock/docs', title: 'API', Icon: BookOpenText },
]

interface Props {
  readonly tool: Tool
  /** What the other tools open with: `?world=…`. */
  readonly world: string
  /** What is at the end of the header. */
  readonly children?: ReactNode
}

/** The header of every tool: the brand, the tools, and what belongs to this one. */
export function ToolHeader({ tool, world, children }: Props) {
  const search = `?${new URLSearchParams({ world })}`
  const toAddress = ({ of, href }: (typeof TOOLS)[number]) => (of === 'workbench' ? `${href}#/worlds${search}` : href + search)
  return (
    <Flex
      as="header"
      position={{ lg: 'sticky' }}
      top="0"
      zIndex="docked"
      px={{ base: '4', md: '6' }}
      py="2"
      minH="3.75rem"
      bg="bg"
      borderBottomWidth="1px"
      columnGap="6"
      rowGap="2"
      wrap="wrap"
      align="center"
    >
      <Heading as="h1" size="md" display="flex" alignItems="center" gap="2" letterSpacing="tight">
        <Logo size={28} />
        <VisuallyHidden>{name}</VisuallyHidden>
        <Box as="span" color="fg.muted" fontWeight="600" fontSize="sm" pt="0.5" srOnly={{ lg: true, xl: false }}>
          {tool}
        </Box>
      </Heading>
      <HStack as="nav" aria-label="Tools" gap="1">
        {TOOLS.map((one) => (
          <Link
            key={one.of}
            href={toAddress(one)}
            aria-current={one.of === tool ? 'page' : undefined}
            px="3"
            minH="2.75rem"
            rounded="lg"
            fontSize="sm"
            fontWeight="600"
            color="fg.muted"
            _hover={{ bg: 'bg.muted', textDecoration: 'none' }}
            _currentPage={{ color: 'fg', bg: 'bg.muted' }}
          >
            <one.Icon size={16} aria-hidden="true" /> {one.title}
          </Link>
        ))}
      </HStack>
      <Flex flex={{ base: '1 1 100%', lg: '1' }} justify={{ lg: 'flex-end' }} minW="0" _empty={{ display: 'none' }}>
        {children}
      </Flex>
    </Flex>
  )
}
