import type { FastifyReply } from 'fastify';

/** Answers with a PDF of somebody's private data, which the browser saves under this name. */
export const sendPdf = (reply: FastifyReply, pdf: Uint8Array, fileName: string): FastifyReply =>
  reply
    .type('application/pdf')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${fileName}.pdf"`)
    .send(Buffer.from(pdf));
