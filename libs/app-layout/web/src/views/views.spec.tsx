import { screen } from '@testing-library/react';
import { byTurns } from '@caravan/web-core/testing';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../testing/render-page.ts';

describe('not-found page', () => {
  it.each(
    byTurns([
      ['en', 'This page could not be found', 'Sorry, we could not find the page you were looking for', 'Back to home'],
      ['zh', '找不到页面', '很抱歉 没有找到您要访问的页面~', '返回首页'],
    ] as const),
  )('says so in %s and leads home', async (language, title, text, home) => {
    await renderPage({ path: '/nowhere', language });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: home })).toHaveAttribute('href', '/');
    expect(document.title).toContain(title);
  });
});

describe('error page', () => {
  const failing = (message: string) =>
    http.get('*/v1/configurations', () =>
      HttpResponse.json({ code: 500, message, data: { reason: 'internal', request_id: 'Xy-12' } }, { status: 500 }),
    );

  it.each(
    byTurns([
      ['en', 'Error 500', 'Something went wrong', 'Request ID, in case you write to us:', 'Try again', 'Back to home'],
      ['zh', '错误 500', '页面出错了', '来信时请附上请求编号：', '重试', '返回首页'],
    ] as const),
  )(
    'shows status, message and request id in %s, and two ways on',
    async (language, status, title, requestId, retry, home) => {
      await renderPage({ language, handlers: [failing('The warehouse is dark')] });
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
      expect(screen.getByText(status)).toBeInTheDocument();
      expect(screen.getByText('The warehouse is dark')).toBeInTheDocument();
      expect(screen.getByText(requestId)).toHaveTextContent(`${requestId} Xy-12`);
      expect(screen.getByRole('button', { name: retry })).toBeInTheDocument();
      expect(screen.getByRole('link', { name: home })).toHaveAttribute('href', '/');
    },
  );
});
