import type { FastifyReply } from 'fastify';
import { setPolicy } from '../server/security-headers.ts';

/** Answers with a PDF of somebody's private data, which the browser saves under this name. */
export const sendPdf = (reply: FastifyReply, pdf: Uint8Array, fileName: string): FastifyReply =>
  reply
    .type('application/pdf')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${fileName}.pdf"`)
    .send(Buffer.from(pdf));

/** The same by a signed link, for the console, which prints it in a frame. */
export const showPdf = (reply: FastifyReply, pdf: Uint8Array, fileName: string): FastifyReply =>
  setPolicy(reply, { 'frame-ancestors': "'self'" })
    .header('x-frame-options', 'SAMEORIGIN')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${fileName}.pdf"`)
    .send(Buffer.from(pdf));
