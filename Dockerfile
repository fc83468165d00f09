# docker build --tag katzentisch . && docker run --publish 5211:5211 --volume tables:/katzentisch/tables katzentisch

FROM python:3.11-slim AS build
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev
WORKDIR /katzentisch
RUN python -m venv tools && python -m venv --without-pip house
COPY requirements requirements
RUN tools/bin/python -m pip install --no-cache-dir --require-hashes --no-deps --requirement requirements/compile.lock
RUN tools/bin/python -m pip --python house/bin/python install --no-cache-dir --require-hashes --no-deps --requirement requirements/host.lock
COPY LICENSE MANIFEST.in NOTICE.md README.md pyproject.toml setup.py ./
COPY src src
RUN tools/bin/python -m pip wheel --no-deps --no-build-isolation --wheel-dir wheels .
RUN tools/bin/python -m pip --python house/bin/python install --no-cache-dir --no-deps wheels/katzentisch-*.whl
RUN house/bin/python -c "from katzentisch import native; assert native.fresh(), 'the engines are not compiled'"

FROM python:3.11-slim
RUN useradd --system --create-home katzentisch && install --directory --owner katzentisch /katzentisch/tables
WORKDIR /katzentisch
COPY --from=build /katzentisch/house house
ENV PATH=/katzentisch/house/bin:$PATH
USER katzentisch
VOLUME /katzentisch/tables
EXPOSE 5211
HEALTHCHECK --start-period=30s CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:5211/healthz', timeout=5)"]
ENTRYPOINT ["katzentisch", "serve", "--host", "0.0.0.0", "--port", "5211"]
CMD ["--store", "/katzentisch/tables/tables.sqlite"]
