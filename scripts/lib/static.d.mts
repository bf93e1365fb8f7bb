import type { Server } from 'node:http'

export function serveStatic(folder: string, port: number): Promise<Server>
